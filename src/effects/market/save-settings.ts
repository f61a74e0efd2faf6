import { settingWords } from '../../../domain/offer/sailing-settings';
import type { SavedSettings } from '../../../machines/booking/offer-board';

/** Writes into the address how the list is looked at. It is the same page, so going back does not lead through it. */
export function saveSettings(_: unknown, { names, ...settings }: SavedSettings): void {
  const words = Object.entries(settingWords(settings, names));
  const asked = location.search
    .slice(1)
    .split('&')
    .filter((word) => word !== '' && !words.some(([key]) => word.startsWith(`${key}=`)));
  const said = words.filter(([, value]) => value !== '').map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const query = [...asked, ...said].join('&');
  history.replaceState(history.state, '', `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`);
}
