import { picturePart } from '../../ui/show/pictured';

const Whole = picturePart(async () => (await import('./site-footer')).SiteFooterView, 'touched');
const Short = picturePart(async () => (await import('./short-footer')).ShortFooterView, 'touched');

export const SiteFooter = () => <Whole className="mt-auto unseen-987 md:unseen-615 lg:unseen-389" />;
export const ShortFooter = () => <Short className="mt-auto" />;
