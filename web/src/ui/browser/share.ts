/** Whether this device has a way of its own to hand something to others. */
export const canShare = (): boolean => 'share' in navigator;

/** Hands a link to the device's own way of sharing; somebody who thinks better of it has done no harm. */
export function share(title: string, url: string): void {
  navigator.share({ title, url }).catch(() => undefined);
}
