import type { Pack } from '@hollow/engine';
import type { Deviation } from '@hollow/engine/kit';

type Weapon = NonNullable<NonNullable<Pack['cards']>[number]['weapon']>;

/** A pack in which the weapon of a card is another. */
const withWeapon =
  (id: string, change: (weapon: Weapon) => Weapon) =>
  (pack: Pack): Pack => ({
    ...pack,
    ...(pack.cards === undefined
      ? {}
      : {
          cards: pack.cards.map((card) =>
            card.id === id && card.weapon !== undefined ? { ...card, weapon: change(card.weapon) } : card,
          ),
        }),
  });

/** A pack whose edition reads a switch otherwise, where nobody says how to read it. */
const withReading =
  (name: string, reading: string) =>
  (pack: Pack): Pack => {
    const { edition } = pack;
    const known = edition?.switches[name];
    if (edition === undefined || known === undefined) return pack;
    return {
      ...pack,
      edition: { ...edition, switches: { ...edition.switches, [name]: { ...known, default: reading } } },
    };
  };

/**
 * What content would say without a clause, where it is not enough to leave out what cites it: the clause is one half of a choice, and without it the
 * other half holds.
 */
export const REPLACEMENTS: Readonly<Record<string, Deviation>> = {
  '2e.card.revolver.speed': { pack: withWeapon('revolver', (weapon) => ({ ...weapon, trait: 'might' })) },
  '2e.card.revolver.one-weapon': { rules: { 'weapons.one': (_used, all) => all.reduce((sum, dice) => sum + dice, 0) } },
  '2e.room.vault.traitor': { pack: withReading('vaultTraitor', 'ignores') },
};
