import { type Quarter, SIDE_LETTERS } from '@hollow/drawing/plan';
import type { Text } from '@hollow/text/browser';
import { farOf, shutOf } from '../../board/far.ts';
import { placesOf } from '../../board/places.ts';
import { CardFace } from '../../card/CardFace.tsx';
import { Glossed } from '../../glossary/Glossed.tsx';
import { Rulings } from '../../glossary/Rulings.tsx';
import { hasHadGift } from '../../log/gifts.ts';
import { meOf, ownDecision } from '../../log/seen.ts';
import { usePacks } from '../../packs/context.ts';
import { useReadings } from '../../packs/readings.ts';
import { RoomPicture } from '../../rooms/Room.tsx';
import { useGame } from '../../state/hooks.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import { useDoes } from '../deeds/does.ts';
import { MonsterNumbers } from '../me/MonsterCard.tsx';
import { ExplorerCard, Hand } from '../me/MyCard.tsx';
import { monsterToken } from '../me/monster.ts';
import { WhyLink } from '../refusal/WhyLink.tsx';
import { barredFor } from './barred.ts';
import './look.css';

export interface Looked {
  readonly kind: 'room' | 'who' | 'card' | 'deed';
  readonly id: string;
  /** The side of the unopened door that was pressed. */
  readonly door?: Quarter;
}

/** What a token of the house does, and where it leads. Pieces of a haunt are told on its page. */
function TokenText({ id, leadsTo }: { readonly id: string; readonly leadsTo: string | null }) {
  const text = useText();
  const readings = useReadings() ?? {};
  const kind = id.replace(/#.*$/, '');
  const packs = usePacks();
  const rules = packs.hasToken(kind) ? text.rulesText(packs.whole, 'tokens', kind, readings) : [];
  if (rules.length === 0 && leadsTo === null) return null;
  return (
    <p>
      <b>{text.name(id)}</b>{' '}
      <Glossed>
        {[...rules, ...(leadsTo === null ? [] : [text.t('play.leads-to', { room: text.name(leadsTo, 'rooms') })])].join(
          ' ',
        )}
      </Glossed>
    </p>
  );
}

/** Why one cannot walk there, or open that door of it, where no rule says so itself. */
function useAway(room: string, door: Quarter | undefined, told: boolean): string | null {
  const { t, name, noun } = useText();
  const { view, you } = useGame();
  const decision = ownDecision(view);
  // The dead open no doors, on nobody's turn.
  if (view === null || told || meOf(view.position, you?.seat ?? null)?.dead === true) return null;
  const side = door === undefined ? '' : name(SIDE_LETTERS[door]);
  if (decision?.kind !== 'turn') return door === undefined ? null : t('play.door-not-now', { side });
  const left = decision.setting?.left ?? 0;
  const far = farOf(decision, room);
  if (far?.why === 'no-way') return t('play.far-no-way');
  if (far?.why === 'steps') return t('play.far-steps', { steps: far.steps, left });
  if (far?.why === 'held') return t('play.far-held', { room: noun(far.room, 'rooms') });
  if (door === undefined) return null;
  const shut = shutOf(decision, room, left);
  if (shut?.why === 'steps') return t('play.door-steps', { side, cost: shut.cost, left });
  return shut === null ? t('play.door-not-now', { side }) : t('play.door-held', { side, room: noun(room, 'rooms') });
}

/** What it costs to go there, or to open that door of it, where one can. */
function useCosts(room: string, door: Quarter | undefined): string | null {
  const { t } = useText();
  const { view } = useGame();
  const decision = ownDecision(view);
  if (decision?.kind !== 'turn') return null;
  const { rooms, doors } = placesOf(decision);
  const cost =
    door === undefined ? rooms.get(room)?.cost : doors.find((one) => one.room === room && one.side === door)?.cost;
  if (cost == null) return null;
  const price = t('play.costs', { n: cost, left: (decision.setting?.left ?? 0) - cost });
  return door === undefined ? price : t('list.sentences', { a: price, b: t('play.chosen-door-more') });
}

/** A room: its picture, its rules, who and what is there, and why one cannot go there now. */
function Room({ id, door }: { readonly id: string; readonly door: Quarter | undefined }) {
  const text = useText();
  const { view, barred, standing, you } = useGame();
  const readings = useReadings() ?? {};
  const packs = usePacks();
  const rules = text.rulesText(packs.whole, 'rooms', id, readings);
  const position = view?.position;
  const laid = position?.rooms.find((room) => room.id === id);
  const tokens = position?.tokens.filter((token) => token.room === id) ?? [];
  const people = [
    ...(position?.explorers ?? []).flatMap(({ id: who, room, dead, corpse, cards: had }) => {
      if (room !== id || (dead === true && corpse !== true)) return [];
      return [corpse === true ? text.t('web.read.corpse', { who: text.name(who), n: had.length }) : text.name(who)];
    }),
    ...tokens.map((token) => text.name(token.id)),
  ];
  const [def, me] = [packs.room(id), position === undefined ? undefined : meOf(position, you?.seat ?? null)];
  const had = def !== undefined && me !== undefined && me.dead !== true && hasHadGift(def, me.id, standing);
  const cards = position?.piles.filter(({ room }) => room === id).map(({ card }) => text.name(card)) ?? [];
  const closed = barredFor(barred?.list ?? [], id).map((line) => text.reason(line));
  const away = useAway(id, door, closed.length > 0);
  const costs = useCosts(id, door);
  return (
    <div className="look-room">
      <RoomPicture id={id} turn={laid?.turn ?? 0} />
      <div>
        <p className="mood">{text.flavour(id, 'rooms')}</p>
        {rules
          .flatMap((rule) => rule.split('\n'))
          .map((line) => (
            <p key={line}>
              <Glossed>{line}</Glossed>
            </p>
          ))}
        {had && <p className="quiet">{text.t('play.room-had')}</p>}
        <Rulings lines={text.rulings(id, 'rooms')} />
        {rules.length === 0 && <p className="quiet">{text.t('play.no-rules')}</p>}
        {people.length + cards.length > 0 && <p>{text.t('play.here', { what: text.list([...people, ...cards]) })}</p>}
        {tokens.map((token) => (
          <TokenText key={token.id} id={token.id} leadsTo={token.leadsTo} />
        ))}
        {costs !== null && <p className="look-costs">{costs}</p>}
        {away !== null && <p className="look-barred">{away}</p>}
        {closed.map(({ what, why, clause }) => (
          <p key={what} className="look-barred">
            {text.t('play.barred-why', { what, why })} <WhyLink clause={clause} />
          </p>
        ))}
      </div>
    </div>
  );
}

function Who({ id, onLook }: { readonly id: string; readonly onLook: (what: Looked) => void }) {
  const text = useText();
  const { view } = useGame();
  const explorer = view?.position.explorers.find((one) => one.id === id);
  const token = view?.position.tokens.find((one) => one.id === id);
  if (explorer !== undefined)
    return (
      <>
        <ExplorerCard explorer={explorer} />
        {explorer.corpse === true && (
          <p className="look-corpse">
            {text.t('play.corpse', { room: text.noun(explorer.room, 'rooms'), n: explorer.cards.length })}
          </p>
        )}
        <Hand explorer={explorer} onLook={(card) => onLook({ kind: 'card', id: card })} />
      </>
    );
  const monster = view === null ? undefined : monsterToken(view.position, id);
  const place = token?.room ?? '';
  return (
    <>
      {place !== '' && <p>{text.name(place, 'rooms')}</p>}
      {monster !== undefined && <MonsterNumbers monster={monster} />}
      {monster?.stunned === true && <p>{text.status('stunned')}</p>}
    </>
  );
}

/** All that an offered deed does. */
function Deed({ rule }: { readonly rule: string }) {
  const { whole } = useDoes()(rule);
  return (
    <p className="look-deed">
      <Glossed>{whole}</Glossed>
    </p>
  );
}

/** What something that is looked at is called. */
export function nameOfLooked({ kind, id }: Looked, text: Text): string {
  return kind === 'deed' ? text.action(id) : text.name(id, kind === 'room' ? 'rooms' : undefined);
}

interface Props {
  readonly what: Looked;
  readonly onLook: (what: Looked | null) => void;
}

/** What is told of a room, of somebody, of a card, or of a deed. */
export function LookContent({ what, onLook }: Props) {
  const readings = useReadings() ?? {};
  switch (what.kind) {
    case 'room':
      return <Room id={what.id} door={what.door} />;
    case 'who':
      return <Who id={what.id} onLook={onLook} />;
    case 'card':
      return <CardFace id={what.id} ruleset={readings} />;
    case 'deed':
      return <Deed rule={what.id} />;
  }
}

/** Whatever was tapped to be looked at. */
export function Inspect({ what, onLook }: Props) {
  const text = useText();
  return (
    <SheetDialog title={nameOfLooked(what, text)} open onClose={() => onLook(null)} wide={what.kind === 'room'}>
      <LookContent what={what} onLook={onLook} />
    </SheetDialog>
  );
}
