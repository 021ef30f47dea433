export { houseSvg, type PictureWords } from './house.ts';
