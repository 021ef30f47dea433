/** Gradients are only light: flames, moon, lamp, and the dusk in the corners. One hatching for all shadows. */
export const LIGHTS = `
<pattern id="hh-hatch" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><rect width="3" height="3" fill="#050302" opacity=".3"/><path d="M0 1.5h3" stroke="#050302" stroke-width="1.35"/></pattern>
<radialGradient id="hh-vig" cx=".5" cy=".47" r=".74"><stop offset=".38" stop-color="#0a0603" stop-opacity="0"/><stop offset=".78" stop-color="#0a0603" stop-opacity=".3"/><stop offset="1" stop-color="#0a0603" stop-opacity=".66"/></radialGradient>
<radialGradient id="hh-lit" cx=".5" cy=".47" r=".7"><stop offset="0" stop-color="#ffe6ae" stop-opacity=".95"/><stop offset=".6" stop-color="#ffbf5a" stop-opacity=".7"/><stop offset="1" stop-color="#ff9d2e" stop-opacity=".35"/></radialGradient>
<radialGradient id="hh-fire"><stop offset="0" stop-color="#ffd98a" stop-opacity=".75"/><stop offset=".45" stop-color="#ff9d3c" stop-opacity=".28"/><stop offset="1" stop-color="#ff8a2a" stop-opacity="0"/></radialGradient>
<linearGradient id="hh-moon" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#cfe4f2" stop-opacity=".5"/><stop offset="1" stop-color="#cfe4f2" stop-opacity="0"/></linearGradient>
<radialGradient id="hh-moonr"><stop offset="0" stop-color="#cfe4f2" stop-opacity=".42"/><stop offset="1" stop-color="#cfe4f2" stop-opacity="0"/></radialGradient>
<radialGradient id="hs-lamp"><stop offset="0" stop-color="#ffbf5e" stop-opacity=".34"/><stop offset=".5" stop-color="#c9792a" stop-opacity=".12"/><stop offset="1" stop-color="#c9792a" stop-opacity="0"/></radialGradient>
<linearGradient id="uk-fade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="-84"><stop offset="0" stop-color="#6b5233"/><stop offset="1" stop-color="#6b5233" stop-opacity="0"/></linearGradient>
<linearGradient id="uk-fadel" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="-84"><stop offset="0" stop-color="#ffdf9a"/><stop offset="1" stop-color="#f3a83c" stop-opacity="0"/></linearGradient>
<linearGradient id="uk-ink" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="-70"><stop offset="0" stop-color="#120b05"/><stop offset="1" stop-color="#120b05" stop-opacity="0"/></linearGradient>`;
