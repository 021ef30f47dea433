export * from './client.ts';
export * from './http.ts';
export * from './notices.ts';
export * from './patch.ts';
export * from './people.ts';
export * from './server.ts';
export * from './table.ts';
export * from './values.ts';
