/**
 * The style sheet of the QA panel. The panel is in a shadow tree, so these rules do not affect the product. It is dark in both
 * colour schemes, so that nobody takes it for a part of the page. Controls are at least 44 px high and wide.
 */
export const qaPanelStyles = `
:host { all: initial; }
* { box-sizing: border-box; }
.opener, .panel, .notice {
  position: fixed; z-index: 100000; color-scheme: dark; color: #f4f4f4; background: #1c2127;
  font: 14px/1.45 system-ui, sans-serif; box-shadow: 0 2px 12px #0008; border: 0 solid #66717e;
}
.opener { bottom: 0; padding: 4px 10px 4px 8px; border-width: 1px; font-weight: 600; cursor: pointer; }
.opener, .panel { left: 0; }
:host(.qa-panel-right) :is(.opener, .panel) { left: auto; right: 0; }
.panel { top: 0; bottom: 0; width: min(27rem, 100vw); overflow-y: auto; padding: 0 14px 24px; border-width: 0 1px; scroll-padding: 64px 0 16px; }
.panel__head {
  position: sticky; top: 0; z-index: 1; display: flex; justify-content: space-between; align-items: center;
  padding: 6px 0; background: inherit;
}
h2, h3, h4 { margin: 0; font-size: 1rem; }
img { max-width: 100%; }
p { margin: 6px 0; }
.notice { left: 12px; right: 12px; top: 12px; max-width: 40rem; max-height: 60vh; overflow-y: auto; padding: 8px 14px 12px; border-left: 5px solid #ffb454; overflow-wrap: anywhere; }
.notice > button { position: sticky; bottom: 0; }
.section { border-top: 1px solid #4a535e; }
.section > summary, .log summary { min-height: 44px; padding: 11px 0; cursor: pointer; }
.section > summary h3 { display: inline; }
.section__body { padding-bottom: 12px; }
.field { margin: 6px 0; }
.tick { display: flex; gap: 10px; align-items: center; min-width: 44px; min-height: 44px; }
input[type='checkbox'] { flex: none; width: 20px; height: 20px; margin: 0; }
a { display: inline-block; min-height: 44px; padding: 11px 0; color: #9fd0ff; }
input:not([type='checkbox']), select, textarea, button { font: inherit; min-height: 44px; min-width: 44px; padding: 3px 8px; border: 1px solid #8a95a3; border-radius: 4px; color: inherit; background: #2a313a; }
input:not([type='checkbox']), select, textarea { display: block; width: 100%; }
button { cursor: pointer; }
button:disabled { opacity: 0.55; cursor: default; }
:focus-visible { outline: 3px solid #7cc4ff; outline-offset: 1px; }
.row { display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: end; }
.row .field { margin: 0; }
.grow { flex: 1 1 12rem; }
.message { flex-basis: 100%; min-height: 1.45em; margin: 0; overflow-wrap: anywhere; }
.lamp { display: inline-block; width: 11px; height: 11px; border-radius: 50%; border: 1px solid #fff; }
.lamp--green { background: #35c759; }
.lamp--yellow { background: #ffc83d; }
.lamp--red { background: #ff4d3d; }
.lamp--grey { background: #8a95a3; }
fieldset { margin: 8px 0; padding: 8px; border: 1px solid #4a535e; border-radius: 4px; }
fieldset input[type='number'] { width: 4rem; }
fieldset select { width: 6rem; }
.log, ol, ul { padding-left: 34px; overflow-wrap: anywhere; }
dt { font-weight: 600; }
pre { max-height: 300px; overflow: auto; padding: 8px; background: #12161b; white-space: pre-wrap; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.good { color: #8fe0a2; }
.bad { color: #ff9c8f; }
@media (max-width: 640px) {
  .panel { top: auto; width: 100%; height: 50vh; height: 50dvh; border-width: 1px 0 0; }
}
@media print { .opener, .panel, .notice { display: none; } }
`;

/** The style sheet of the document. On a phone, the page can be scrolled out from under the open panel. */
export const qaPageStyles = `
@media (max-width: 640px) {
  .has-qa-panel { scroll-padding-bottom: 50vh; }
  .has-qa-panel body, .has-qa-panel .modal { padding-bottom: 50vh !important; }
}
`;
