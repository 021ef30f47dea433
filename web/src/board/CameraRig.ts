import type { Box } from '@hollow/drawing/plan';
import type { RefObject } from 'react';
import {
  besideCover,
  boxOfAll,
  bringIntoSight,
  type Camera,
  type Edges,
  fit,
  frame,
  hides,
  keepInSight,
  type Sights,
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
  readonly whole = (): void => {
    const { world, rooms } = this.sights;
    this.by(this.#framed({ start: world, middle: null, lit: [], rooms }), true);
  };
  /** Every place that answers, however small. */
  readonly answers = (): void => {
    const reach = boxOfAll(this.sights.lit);
    if (reach !== null) this.by(this.#framed({ start: reach, middle: null, lit: this.sights.lit, rooms: [] }), true);
  };

  readonly home = (): void => {
    this.#setMoved(false);
    this.#draw(this.#home(), true);
  };

  /** Brings what matters into sight, without anybody's hand. */
  follow(box: Box): void {
    const { k } = this.camera.current;
    const brought = this.#brought(box, AIR * k);
    const covers = this.#covers();
    const cover = hides(brought, [box], covers);
    const beside = cover === undefined ? [] : besideCover(this.#size, this.#edges(), cover);
    const clear = beside.map((edges) => this.#brought(box, 0, edges)).filter((camera) => !hides(camera, [box], covers));
    const far = ({ x, y }: Camera): number => Math.abs(x - brought.x) + Math.abs(y - brought.y);
    this.#draw(clear.toSorted((a, b) => far(a) - far(b))[0] ?? brought, true);
  }

  /** One walks on: the places that can be reached now stay in sight or come there; only whoever holds the house nearer by hand sees oneself instead. */
  readonly keep = (): void => {
    const { start, middle } = this.sights;
    const { left, top, right, bottom } = this.#edges();
    const { k } = this.camera.current;
    const fits = start.w * k <= this.#size.w - left - right && start.h * k <= this.#size.h - top - bottom;
    const brought = fits ? this.#brought(start, 0) : null;
    if (brought !== null && !this.#hides(brought)) this.#draw(brought, true);
    else if (!this.#isMoved) this.#draw(this.#home(), true);
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
    return this.#framed(this.sights);
  }

  #framed(sights: Omit<Sights, 'world'>): Camera {
    return frame(sights, this.#size, this.#edges(), this.#covers());
  }

  #brought(box: Box, margin: number, { left, top, right, bottom } = this.#edges()): Camera {
    const { x, y, k } = this.camera.current;
    const view = { w: this.#size.w - left - right, h: this.#size.h - top - bottom };
    const moved = bringIntoSight({ x: x - left, y: y - top, k }, box, view, margin);
    return { x: moved.x + left, y: moved.y + top, k };
  }

  #zoom(factor: number): void {
    this.by(zoom(this.camera.current, factor, this.#size.w / 2, this.#size.h / 2), true);
  }

  /** On a narrow table the buttons lie along its lower edge, on a wide one along its right, and above is told what happens: the house keeps clear of them. */
  #edges(): Edges {
    const { w, h } = this.#size;
    const none = { left: 0, top: 0, right: 0, bottom: 0 };
    if (!this.#hasButtons) return none;
    if (w >= NARROW) return { ...none, top: h > 5 * TOLD_ABOVE ? TOLD_ABOVE : 0, right: BUTTONS };
    return h > 3 * BUTTONS ? { ...none, bottom: BUTTONS } : none;
  }

  /** What lies over the house and stays there, in pixels of the view. */
  #covers(): readonly Box[] {
    const view = this.view.current;
    const over = view?.closest('.house')?.parentElement?.querySelectorAll('[data-covers]') ?? [];
    const from = view?.getBoundingClientRect();
    if (from === undefined) return [];
    return [...over].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { x: x - from.x, y: y - from.y, w: width, h: height };
    });
  }

  /** Something that lies over the house would hide what answers. */
  #hides(camera: Camera): boolean {
    return hides(camera, this.sights.lit, this.#covers()) !== undefined;
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
