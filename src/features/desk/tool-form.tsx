import { askedFields, everyKey, filledRows } from '../../../domain/desk/typed';
import { deskCopy as copy } from '../../copy/desk/desk';
import { Button } from '../../ui/press/button';
import { LinkButton } from '../../ui/press/link-button';
import { GoodsField, GoodsRows } from './goods-fields';
import type { ToolParts } from './parts';
import { StandingAnswer } from './standing-answer';
import { ToolFieldInput } from './tool-field';
import { asksOne, toolFieldLabel } from './typed-words';

function Row({ parts, row }: { parts: ToolParts; row: number }) {
  const { kit, view, on } = parts;
  const fields = askedFields(kit.tool, view.typed).filter((one) => one.row === row);
  const isFilled = filledRows(kit.tool, view.typed).includes(row);
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="sr-only">{copy.row(row)}</legend>
      <div className="mb-2 flex items-center justify-between">
        <span aria-hidden="true" className="font-medium text-ink">
          {copy.row(row)}
        </span>
        {isFilled && (
          <LinkButton
            onClick={() => {
              on.removeRow(row);
              // The remove button disappears, so the focus moves to the row's first field.
              document.getElementsByName(fields[0]?.key ?? '')[0]?.focus();
            }}
          >
            {copy.remove}
            <span className="sr-only">{copy.row(row)}</span>
          </LinkButton>
        )}
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {fields.map(({ field, key }) => (
          <ToolFieldInput key={key} parts={parts} field={field} fieldKey={key} row={row} />
        ))}
      </div>
    </fieldset>
  );
}

/** Names values of a link that could not be read, so that the user does not assume they counted. */
function Unread({ parts: { kit, view } }: { parts: ToolParts }) {
  const labels = everyKey(kit.tool)
    .filter(({ key }) => view.unread.includes(key))
    .map(({ field, row }) => toolFieldLabel(kit, field, row));
  if (labels.length === 0) return null;
  return (
    <p role="note" className="mb-4 rounded-control bg-warn-tint px-3 py-2 text-warn">
      {copy.unread(labels)}
    </p>
  );
}

export function ToolForm({ parts, isChoosing = false }: { parts: ToolParts; isChoosing?: boolean }) {
  const { kit, view, on } = parts;
  const asked = askedFields(kit.tool, view.typed);
  const goodsInRows = kit.tool.fields.find(({ kind, isInRows }) => kind === 'goods' && isInRows);
  const rows = goodsInRows ? [] : [...new Set(asked.map(({ row }) => row).filter((row) => row > 0))];
  return (
    <section aria-label={copy.inputs} className="min-w-0">
      <Unread parts={parts} />
      {goodsInRows && <GoodsRows parts={parts} field={goodsInRows} />}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {asked
          .filter(({ row }) => row === 0)
          .map(({ field, key }) =>
            field.kind === 'goods' ? (
              <div key={key} className="sm:col-span-2">
                <GoodsField parts={parts} field={field} isAlone={asksOne(kit.tool)} />
              </div>
            ) : (
              <ToolFieldInput key={key} parts={parts} field={field} fieldKey={key} row={0} />
            ),
          )}
      </div>
      {rows.map((row) => (
        <Row key={row} parts={parts} row={row} />
      ))}
      {/* Stays visible when there is nothing to clear, so that keyboard focus is not lost. */}
      <Button
        look="line"
        size="small"
        isOff={Object.values(view.typed).every((text) => text === '')}
        // Hidden on phones for goods-only tools: each chosen substance has its own remove button.
        className={kit.tool.fields.every(({ kind }) => kind === 'goods') ? 'max-md:hidden' : ''}
        onClick={on.clear}
      >
        {copy.clear}
      </Button>
      {!isChoosing && !asksOne(kit.tool) && <StandingAnswer kit={kit} view={view} />}
    </section>
  );
}
