import type { Box } from '@hollow/drawing/plan';
import type { RefObject } from 'react';
import {
  bringIntoSight,
  type Camera,
  fit,
  homeFor,
  keepInSight,
  type Size,
  sightOf,
  transformOf,
  zoom,
} from './camera.ts';
import type { Hold } from './Gestures.tsx';

/** The picture is drawn sharp again when nothing has moved for so many milliseconds. */
const REST = 140;
/** A smooth move takes so long. */
const SMOOTH = 320;
const STEP = 1.35;
/** A table is narrow below so many pixels; its buttons take so many of its height. */
const NARROW = 600;
const BUTTONS = 62;
/** On a wide table what happens is told along its upper edge, in so many pixels: what can be chosen does not lie below it. */
const TOLD_ABOVE = 62;
/** What is looked at comes into sight with so many units of the house round it. */
const AIR = 150;
/** Listeners hear of a move no more often than this, in milliseconds. */
const TOLD = 100;

/** What there is to look at. */
export interface Sights {
  readonly world: Box;
  readonly start: Box;
  /** What matters most where not all can be shown. */
  readonly middle: Box | null;
}

type Listener = (sight: Box) => void;

/** Moves the plane of the house under the view with a transform and nothing else: no part of the page is rendered while it moves. */
export class CameraRig implements Hold {
  readonly view: RefObject<HTMLDivElement | null> = { current: null };
  readonly plane: RefObject<HTMLDivElement | null> = { current: null };
  readonly camera: RefObject<Camera> = { current: { x: 0, y: 0, k: 0.5 } };
  /** True while the pointer has dragged: the click that follows means nothing. */
  readonly dragged: RefObject<boolean> = { current: false };
  sights: Sights;
  /** The viewer is asked: whatever takes room from the house, what can be chosen stays in sight. */
  isAsked = false;
  readonly #touched: RefObject<number>;
  readonly #onRest: (k: number) => void;
  readonly #listeners = new Set<Listener>();
  #size: Size = { w: 0, h: 0 };
  #hasButtons = false;
  #isMoved = false;
  #rest = 0;
  #told = 0;

  /** `touched` is set to when somebody last moved it by hand; `onRest` hears of the scale whenever it comes to rest. */
  constructor(sights: Sights, touched: RefObject<number>, onRest: (k: number) => void) {
    this.sights = sights;
    this.#touched = touched;
    this.#onRest = onRest;
  }

  /** Somebody has moved it since it was at home. */
  get isMoved(): boolean {
    return this.#isMoved;
  }

  /** Follows the size of the view; returns how to stop. */
  attach(hasButtons: boolean): () => void {
    this.#hasButtons = hasButtons;
    const element = this.view.current;
    if (element === null) return () => undefined;
    const measure = (): void => {
      this.#size = { w: element.clientWidth, h: element.clientHeight };
      if (this.#isMoved && !this.isAsked) this.#draw(this.camera.current);
      else {
        this.#draw(this.#home());
        this.#onRest(this.camera.current.k);
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }

  /** By hand. */
  readonly by = (next: Camera, smooth = false): void => {
    this.#setMoved(true);
    this.#touched.current = performance.now();
    this.#draw(next, smooth);
  };

  readonly closer = (): void => this.#zoom(STEP);
  readonly farther = (): void => this.#zoom(1 / STEP);
  readonly show = (box: Box): void => this.by(fit(box, this.#size), true);
  readonly reveal = (box: Box): void => this.by(bringIntoSight(this.camera.current, box, this.#size), true);
  /** All that lies on the floor, however small. */
  readonly whole = (): void => this.by(this.#lower(fit(this.sights.world, this.#clear())), true);

  readonly home = (): void => {
    this.#setMoved(false);
    this.#draw(this.#home(), true);
  };

  /** Brings what matters into sight, without anybody's hand. */
  follow(box: Box): void {
    this.#bring(box, AIR * this.camera.current.k);
  }

  /** One walks on: the places that can be reached now stay in sight or come there, or oneself where there is no room for all. */
  readonly keep = (): void => {
    const { start, middle } = this.sights;
    const clear = this.#clear();
    const { k } = this.camera.current;
    const fits = start.w * k <= clear.w && start.h * k <= clear.h;
    if (fits) this.#bring(start, 0);
    else if (middle !== null) this.follow(middle);
  };

  /** Calls back with the part in sight, now, some times a second while it moves, and at rest; returns how to stop. */
  readonly watch = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    listener(sightOf(this.camera.current, this.#size));
    return () => this.#listeners.delete(listener);
  };

  stop(): void {
    clearTimeout(this.#rest);
  }

  /** The page shows some things only while somebody has moved the house: rules of style ask for it here. */
  #setMoved(isMoved: boolean): void {
    this.#isMoved = isMoved;
    this.view.current?.toggleAttribute('data-moved', isMoved);
  }

  #home(): Camera {
    return this.#lower(homeFor(this.sights.start, this.sights.middle, this.#clear()));
  }

  #bring(box: Box, margin: number): void {
    const { x, y, k } = this.camera.current;
    this.#draw(this.#lower(bringIntoSight({ x, y: y - this.#above(), k }, box, this.#clear(), margin)), true);
  }

  /** What is told takes so much of the height. */
  #above(): number {
    const { w, h } = this.#size;
    return this.#hasButtons && w >= NARROW && h > 5 * TOLD_ABOVE ? TOLD_ABOVE : 0;
  }

  #lower({ x, y, k }: Camera): Camera {
    return { x, y: y + this.#above(), k };
  }

  #zoom(factor: number): void {
    this.by(zoom(this.camera.current, factor, this.#size.w / 2, this.#size.h / 2), true);
  }

  /** On a narrow table the buttons lie along its lower edge, on a wide one along its right: the house keeps clear of them. */
  #clear(): Size {
    const { w, h } = this.#size;
    if (!this.#hasButtons) return { w, h };
    if (w >= NARROW) return { w: w - BUTTONS, h: h - this.#above() };
    return h > 3 * BUTTONS ? { w, h: h - BUTTONS } : { w, h };
  }

  #tell(): void {
    this.#told = performance.now();
    for (const listener of this.#listeners) listener(sightOf(this.camera.current, this.#size));
  }

  #draw(next: Camera, smooth = false): void {
    const now = keepInSight(next, this.sights.world, this.#size);
    this.camera.current = now;
    const style = this.plane.current?.style;
    if (style === undefined) return;
    style.willChange = 'transform';
    style.transition = smooth ? 'transform var(--m-move) var(--ease)' : 'none';
    style.transform = transformOf(now);
    if (performance.now() - this.#told > TOLD) this.#tell();
    clearTimeout(this.#rest);
    const atRest = (): void => {
      style.willChange = 'auto';
      this.#onRest(this.camera.current.k);
      this.#tell();
    };
    this.#rest = window.setTimeout(atRest, smooth ? REST + SMOOTH : REST);
  }
}
