import { dropNotLocked } from '../../../domain/offer/not-locked';
import { settingWords } from '../../../domain/offer/sailing-settings';
import type { SavedSettings } from '../../../machines/booking/offer-board';

/** Writes the list settings into the address with replaceState, so Back leaves the list. */
export function saveSettings(_: unknown, { names, ...settings }: SavedSettings): void {
  const words = Object.entries(settingWords(settings, names));
  const asked = dropNotLocked(location.search)
    .slice(1)
    .split('&')
    .filter((word) => word !== '' && !words.some(([key]) => word.startsWith(`${key}=`)));
  const said = words.filter(([, value]) => value !== '').map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const query = [...asked, ...said].join('&');
  history.replaceState(history.state, '', `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`);
}
