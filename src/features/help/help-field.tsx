import { HELP_ASKED } from '../../../domain/content/help-search';
import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { FIELD_BOX } from '../../ui/form/field-frame';
import { Icon } from '../../ui/mark/icon';
import { Button } from '../../ui/press/button';

type HelpFieldProps = { text: string; onType: (text: string) => void; onSearch: (text: string) => void };

/** A form of the browser's own: before the code has come it opens the very address the code would open. */
export function HelpField({ text, onType, onSearch }: HelpFieldProps) {
  return (
    <form
      role="search"
      action="/helpCenter"
      className="flex max-w-170 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <div className={`${FIELD_BOX} min-w-0 flex-1`}>
        <Icon name="search" className="ml-3 text-muted" />
        <input
          type="search"
          name="q"
          maxLength={HELP_ASKED}
          value={text}
          aria-label={copy.search}
          placeholder={copy.hint}
          onChange={({ target }) => onType(target.value)}
          className="h-full min-w-0 flex-1 rounded-control bg-transparent px-3 text-16 outline-none placeholder:text-hint"
        />
      </div>
      <Button look="line" type="submit">
        {copy.submit}
      </Button>
    </form>
  );
}
