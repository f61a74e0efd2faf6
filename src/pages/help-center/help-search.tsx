import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';
import { FIELD_BOX } from '../../ui/form/field-frame';

/** A form of the browser's own: before the code has come it opens the very address the code would open. */
export function HelpSearch({ asked, onSearch }: { asked: string; onSearch: (asked: string) => void }) {
  return (
    <form
      role="search"
      aria-label={copy.search}
      action="/helpCenter"
      className="flex max-w-170 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const question = new FormData(event.currentTarget).get('q');
        if (typeof question === 'string') onSearch(question.trim());
      }}
    >
      <div className={`${FIELD_BOX} min-w-0 flex-1`}>
        <Icon name="search" className="ml-3 text-muted" />
        <input
          key={asked}
          type="search"
          name="q"
          maxLength={40}
          defaultValue={asked}
          aria-label={copy.search}
          placeholder={copy.hint}
          className="h-full min-w-0 flex-1 rounded-control bg-transparent px-3 text-16 outline-none placeholder:text-hint"
        />
      </div>
      <Button look="line" type="submit">
        {copy.submit}
      </Button>
    </form>
  );
}
