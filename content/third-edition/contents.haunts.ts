// Made by `npm run content:index`.
import hauntTermsAndConditions from './haunts/terms-and-conditions.ts';

export const haunts = [hauntTermsAndConditions];
