import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD_SOURCE_KEY } from '../../constants/storage-keys.js';
import { saveConsent } from './consent.js';
import { campaignOf, followCampaign, leadSource } from './lead-source.js';

const LANDING = '/campaign/obra?utm_source=boletin&utm_medium=correo&utm_campaign=obra-2026&otro=1';
const CAMPAIGN = { utmSource: 'boletin', utmMedium: 'correo', utmCampaign: 'obra-2026' };

const visit = (path: string) => window.history.replaceState(null, '', path);
let stop: () => void;

function land(path: string) {
  visit(path);
  stop = followCampaign();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  stop();
});

describe('leadSource', () => {
  it.each([null, 'necessary'] as const)('knows only the page of the form while consent is %s', (choice) => {
    if (choice) saveConsent(choice);
    land(LANDING);
    visit('/contacto');
    expect(leadSource()).toEqual({ page: '/contacto' });
    expect(sessionStorage.getItem(LEAD_SOURCE_KEY)).toBeNull();
  });

  it('knows the campaign of the first address once it may, on whatever page that was said', () => {
    land(LANDING);
    visit('/contacto');
    saveConsent('all');
    expect(leadSource()).toEqual({ ...CAMPAIGN, page: '/contacto' });
  });

  it('keeps it when the page is loaded again without it', () => {
    saveConsent('all');
    land(LANDING);
    stop();
    land('/contacto');
    expect(leadSource()).toEqual({ ...CAMPAIGN, page: '/contacto' });
  });

  it('forgets it as soon as consent is taken back', () => {
    saveConsent('all');
    land(LANDING);
    saveConsent('necessary');
    expect(sessionStorage.getItem(LEAD_SOURCE_KEY)).toBeNull();
    expect(leadSource()).not.toHaveProperty('utmSource');
  });
});

describe('campaignOf', () => {
  it.each(['', '?otro=1', '?utm_source=%20'])('finds none in "%s"', (search) => {
    expect(campaignOf(search)).toBeNull();
  });

  it('keeps no more of a name than a form may send', () => {
    expect(campaignOf(`?utm_source=${'x'.repeat(300)}`)).toEqual({ utmSource: 'x'.repeat(100) });
  });
});
