import { pictured } from '../../ui/pictured';

const Whole = pictured(async () => (await import('./site-footer')).SiteFooterView, 'near');
const Short = pictured(async () => (await import('./short-footer')).ShortFooterView, 'near');

export const SiteFooter = () => <Whole className="mt-auto" />;
export const ShortFooter = () => <Short className="mt-auto" />;
