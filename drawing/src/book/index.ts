export { ArtBook, type ArtPack } from './book.ts';
