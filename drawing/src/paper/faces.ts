/** The face of labels, plates and names. A reader without it gets the nearest that is there. */
export const PLATE_FACE = "'Alegreya SC', 'Noto Serif TC', 'Noto Serif CJK TC', Georgia, serif";
