import type { Position } from '@hollow/engine';

export type MonsterToken = Extract<Position['tokens'][number], { readonly monster: true }>;

/** The monster of that name; undefined where it is none. */
export const monsterToken = ({ tokens }: Position, id: string | null): MonsterToken | undefined =>
  tokens.find((token): token is MonsterToken => token.monster === true && token.id === id);
