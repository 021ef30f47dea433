declare module 'virtual:views' {
  /** Played by web/build/views.ts. */
  const views: unknown;
  export default views;
}
