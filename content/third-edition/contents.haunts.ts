// Made by `npm run content:index`.
import hauntHideAndEat from './haunts/hide-and-eat.ts';
import hauntHolyGround from './haunts/holy-ground.ts';
import hauntHousekeeping from './haunts/housekeeping.ts';
import hauntTermsAndConditions from './haunts/terms-and-conditions.ts';

export const haunts = [hauntHideAndEat, hauntHolyGround, hauntHousekeeping, hauntTermsAndConditions];
