export { ArtBook, type ArtPack } from './book.ts';
export { fetchArt, type PackArt } from './pack.ts';
