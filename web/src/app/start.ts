// First of all: it sets the order of the layers of style.
import '../paper/paper.ts';
// The style of the front door comes with the page: it is shown before the script that makes it live.
import '../ui/ui.css';
import '../ui/parts.css';
import './app.css';
import '../ui/dialog/sheet.css';
import '../ui/dialog/modal.css';
import '../scenes/scene.css';
import '../pages/door/keep.css';
import '../pages/door/code-form.css';
import '../pages/door/door.css';

import byLanguage from 'virtual:words';
import { prefs, showAs } from '../prefs/device.ts';
import { fetchPart, openAnew } from '../ui/later/parts.ts';
import { routeOf } from '../ui/route/route.ts';
import { meanwhile } from './meanwhile.ts';

/** The picture is waited for no longer than this, in milliseconds. */
const PATIENCE = 1500;

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');

/** What is seen comes first: the script takes the line when the picture is there. */
const whenSeen = (picture: HTMLImageElement | null): Promise<unknown> =>
  picture === null || picture.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        picture.addEventListener('load', resolve);
        picture.addEventListener('error', resolve);
        setTimeout(resolve, PATIENCE);
      });

const app = () => fetchPart(() => import('./main.tsx'));

/** Puts the living door in the place of the drawn one. */
async function live(door: HTMLElement, lang: string): Promise<void> {
  const leave = meanwhile(door);
  await whenSeen(door.querySelector('img'));
  // All at once, in place of one after the other.
  for (const load of [() => import('../pages/door/FrontDoor.tsx'), byLanguage[lang]]) load?.().catch(() => undefined);
  const { loadFirst, render } = await app();
  const first = await loadFirst().catch(() => null);
  const again = leave();
  delete door.dataset.shell;
  render(door, first);
  again();
}

showAs(prefs.get());
const { shell } = root.dataset;
const isDrawn = shell !== undefined && routeOf(window.location.pathname).page === 'door';
const opened = isDrawn ? live(root, shell) : app().then(({ render }) => render(root, null));
opened.catch(openAnew);
