// Made by `npm run content:index`.
import hauntHolyGround from './haunts/holy-ground.ts';
import hauntTermsAndConditions from './haunts/terms-and-conditions.ts';

export const haunts = [hauntHolyGround, hauntTermsAndConditions];
