import { layoutCopy } from '../../copy/site/layout';
import { links } from '../../copy/site/links';
import { Icon } from '../../ui/mark/icon';

const { footer: copy, header } = layoutCopy;

/** Native `details`: works without a script and is readable for search engines. */
export function FriendlyLinks() {
  return (
    <details className="group relative w-60 max-w-full">
      <summary className="flex h-11 list-none items-center justify-between rounded-control border border-deep-muted px-3 text-on-deep outline-on-deep">
        {copy.friends}
        <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute inset-x-0 top-full z-10 mt-2 rounded-card border border-line bg-raise p-1 text-text shadow-dialog">
        {links.friends.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-10 items-center justify-between gap-2 rounded-control px-3 hover:bg-sea-tint hover:text-sea"
            >
              {label}
              <span className="sr-only">{header.newTab}</span>
              <Icon name="external" className="text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
