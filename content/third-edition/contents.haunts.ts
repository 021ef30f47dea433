// Made by `npm run content:index`.

export const haunts = [];
