export type { PackArt } from '../third/own.ts';
export { ArtBook, type ArtPack } from './book.ts';
export { fetchArt } from './pack.ts';
