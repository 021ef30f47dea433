import type { Position } from '@hollow/engine';
import type { TableSeat } from '@hollow/protocol';
import { Mark } from '../../ink/Mark.tsx';
import { usePacks } from '../../packs/context.ts';
import { factionOf, isTraitor } from '../../people/side.ts';
import { Token } from '../../people/Token.tsx';
import { shortName } from '../../words/say.ts';
import { seatName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';

interface Props {
  readonly position: Position;
  readonly seats: readonly TableSeat[];
}

/** Who is in the house and how they are, to be read from across the room. */
export function TvPeople({ position, seats }: Props) {
  const text = useText();
  const { t, name } = text;
  const { traits: known, art } = usePacks();
  const inOrder = position.explorers.toSorted((a, b) => position.order.indexOf(a.id) - position.order.indexOf(b.id));
  return (
    <ul className="tv-people" aria-label={t('play.people')}>
      {inOrder.map(({ id, seat, dead, traits, room }) => {
        const isActive = position.turn.who === id;
        const traitor = isTraitor(position, id);
        return (
          <li key={id} className={`tv-person ${isActive ? 'is-active' : ''} ${dead === true ? 'is-dead' : ''}`}>
            <Token id={id} active={isActive} traitor={traitor} faction={factionOf(position, id)} dead={dead === true} />
            <div>
              <b>{shortName(text, id)}</b> <em>{seatName(text, seats[seat])}</em>
              {dead === true ? (
                <p>{t('play.dead')}</p>
              ) : (
                <>
                  <p className="tv-where">{room === '' ? '' : name(room, 'rooms')}</p>
                  <p className="tv-traits">
                    {known.map((trait) => (
                      <span key={trait}>
                        <Mark id={art.trait(trait)} />
                        <span className="unseen">{name(trait)} </span>
                        {traits[trait]?.value ?? ''}
                      </span>
                    ))}
                  </p>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
