import { pictured } from '../../ui/show/pictured';

const Whole = pictured(async () => (await import('./site-footer')).SiteFooterView, 'touched');
const Short = pictured(async () => (await import('./short-footer')).ShortFooterView, 'touched');

export const SiteFooter = () => <Whole className="mt-auto unseen-987 md:unseen-615 lg:unseen-389" />;
export const ShortFooter = () => <Short className="mt-auto" />;
