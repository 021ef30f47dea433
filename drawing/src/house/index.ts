export { type HouseWords, houseSvg } from './house.ts';
