/** Addresses of the pictures behind the front door. */
declare module 'virtual:scenes' {
  const scenes: Readonly<Record<'wide' | 'narrow', string>>;
  export default scenes;
}
