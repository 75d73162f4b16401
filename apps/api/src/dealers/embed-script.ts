import { EMBED_HEIGHT_MESSAGE } from '@flota/schemas';

/**
 * Puts the calculator where it stands in a distributor's page, as high as its content. It believes a message only of the
 * frame it made and of the origin it was loaded from, and takes nothing of it but a number. Written for whatever browser and
 * page it meets: no module, no names left behind.
 */
export const EMBED_SCRIPT = `(function () {
  'use strict';
  var script = document.currentScript;
  var dealer = script && script.getAttribute('data-distribuidor');
  if (!dealer || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(dealer)) return;
  var home = new URL(script.src).origin;
  var frame = document.createElement('iframe');
  frame.src = home + '/embed/' + dealer;
  frame.title = script.getAttribute('data-titulo') || 'Calculadora de financiamiento';
  frame.referrerPolicy = 'origin';
  frame.style.cssText = 'display:block;width:100%;height:760px;border:0';
  window.addEventListener('message', function (event) {
    if (event.origin !== home || event.source !== frame.contentWindow) return;
    var told = event.data;
    if (!told || told.type !== '${EMBED_HEIGHT_MESSAGE}' || typeof told.height !== 'number') return;
    if (told.height > 0 && told.height < 30000) frame.style.height = Math.ceil(told.height) + 'px';
  });
  script.parentNode.insertBefore(frame, script.nextSibling);
})();
`;
