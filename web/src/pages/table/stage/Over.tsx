import { Looks } from '../../../table/look/Looks.tsx';
import { later, onceStanding } from '../../../ui/later/later.tsx';
import type { Play } from './usePlay.ts';

const ChooseSheet = later(() => import('../../../table/dock/ChooseSheet.tsx').then((it) => it.ChooseSheet));
const Inspect = later(() => import('../../../table/house/Inspect.tsx').then((it) => it.Inspect));
const Listening = onceStanding(() => import('../../../table/told/Listening.tsx').then((it) => it.Listening));
const HauntReveal = onceStanding(() => import('../../haunt/HauntReveal.tsx').then((it) => it.HauntReveal));

/** What lies over the whole table: the screen of the haunt, sheets, and what is told of the thing that a mouse rests on. */
export function Over({ play }: { readonly play: Play }) {
  const { view, before, looked, setLooked, several, decision, severalChosen } = play;
  return (
    <>
      <Listening />
      {view.position.haunt !== null && <HauntReveal since={before} />}
      <Looks onHold={setLooked} isOpen={looked !== null} />
      {looked !== null && <Inspect what={looked} onLook={setLooked} />}
      {several !== null && decision !== null && (
        <ChooseSheet decision={decision} options={several} onClose={severalChosen} />
      )}
    </>
  );
}
