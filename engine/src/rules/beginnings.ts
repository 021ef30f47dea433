/** Rules of how a haunt begins: who reveals it, who turns traitor, in which order the turns go on. */
export const BEGINNINGS = {
  /** Who reveals the haunt: whoever made the roll, and not the next on the left. */
  'haunt-roll.revealer': (roller: number, _left: () => number): number => roller,
  /** Who turns traitor: whom the list of haunts names. */
  'reveal.traitor-list': (listed: number): number => listed,
  /** The same, also where the list names somebody else than the revealer. */
  'reveal.traitor-not-always-revealer': (listed: number, _revealer: number): number => listed,
  /** Whether the table asks the one chosen to be the traitor. */
  'reluctant-traitor.asked': (): boolean => false,
  /** Whether who is asked may decline. */
  'reluctant-traitor.volunteer': (): boolean => true,
  /** Who of these takes the part, where nobody wants it. */
  'reluctant-traitor.no-volunteer': (_others: readonly number[]): readonly number[] => [],
  /** Whether the volunteer takes the place of the one who declined, and the omen. */
  'reluctant-traitor.swap': (): boolean => true,
  /** Whether the table votes on what no rule decides. */
  'unclear.vote': (): boolean => true,
  /** Pages whose first steps are taken one after the other, when the edition has them in this order. */
  'haunt-setup.order': <P extends string>(order: readonly P[]): readonly P[] => order,
  /** Whether first steps are taken before the sides part to read, where the edition has them so. */
  'haunt-setup.aloud': (): boolean => true,
  /** Whether both sides say that they are ready before anybody acts. */
  'haunt-setup.ready': (): boolean => true,
  /** Whether items of the haunt are told apart by numbers. */
  'token.item': (): boolean => true,
  /** Whether an explorer who changes hands takes along all items and omens. */
  'two-player.handover': (): boolean => true,
  /** Whether with two players the other explorer of the traitor's player changes hands. */
  'two-player.haunt': (): boolean => true,
  /** Whether becoming the traitor frees from events that held fast. */
  'traitor.freed': (): boolean => true,
  /** From whose left the turns go round, with a known traitor: from that of the traitor. */
  'haunt-order.from': (traitor: number, _revealer: number): number => traitor,
  /** The order of turns with a known traitor: from that left. */
  'haunt-order.first': (fromLeft: readonly number[], _before: readonly number[]): readonly number[] => fromLeft,
  /** The order of turns without one: from the left of the revealer. */
  'haunt-order.hidden-or-none': (fromLeft: readonly number[], _before: readonly number[]): readonly number[] =>
    fromLeft,
  /** The traitor's turn is the last of the round. */
  'haunt-order.traitor-last': (order: readonly number[], _traitor: number): readonly number[] => order,
  /** Whether what a haunt says of who begins goes before the rules. */
  'haunt.conflict': (): boolean => true,
};
