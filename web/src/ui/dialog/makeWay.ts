import { useLayoutEffect } from 'react';

/** Sheets make way for what waits for the reader: they are put aside as they are, with all that was typed, and come back when it is over. */

const sheets = new Set<HTMLDialogElement>();
const aside = new Set<HTMLDialogElement>();
let waiting = 0;

/** A sheet that lies open; what it returns takes it from the list. */
export function mayMakeWay(sheet: HTMLDialogElement): () => void {
  sheets.add(sheet);
  return () => {
    sheets.delete(sheet);
    aside.delete(sheet);
  };
}

export const hasMadeWay = (sheet: HTMLDialogElement): boolean => aside.has(sheet);

function comeBack(): void {
  const back = [...aside];
  aside.clear();
  for (const sheet of back) sheet.showModal();
}

/** Something waits: whatever lies over it is put aside. What is opened while it waits was asked for, and stays. */
function makeWay(): () => void {
  waiting++;
  for (const sheet of sheets) {
    aside.add(sheet);
    sheet.close();
  }
  return () => {
    waiting--;
    if (waiting === 0) comeBack();
  };
}

/** As long as something waits to be answered, no sheet from before lies over it. */
export function useComesFirst(waits: boolean): void {
  useLayoutEffect(() => (waits ? makeWay() : undefined), [waits]);
}
