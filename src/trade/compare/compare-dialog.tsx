import type { ReactNode } from 'react';

import { compareCopy as copy } from '../../copy/search/sailings';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { IconButton } from '../../ui/press/icon-button';

type ComparedColumn = { id: string; title: string; note: string; name: string; choice: ReactNode };
type ComparedCell = { shown: ReactNode; best: string | null };
export type ComparedRow = { key: string; name: string; cells: readonly ComparedCell[] };

type CompareDialogProps = {
  title?: string;
  head: string;
  columns: readonly ComparedColumn[];
  rows: readonly ComparedRow[];
  on: { toggleCompared: (id: string) => void; closePanel: () => void };
};

const HEAD = 'sticky left-0 z-1 w-20 min-w-20 bg-surface pr-3 text-left align-top text-12 font-normal text-muted';

/** Up to four offers side by side; the best value of a row is marked. */
export function CompareDialog({ title = copy.title, head, columns, rows, on }: CompareDialogProps) {
  return (
    <Dialog shape="full" closesOnBackdrop className="max-w-270" onClose={on.closePanel}>
      <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
        <DialogTitle className="text-20">{title}</DialogTitle>
        <IconButton name="close" label={copy.close} onClick={on.closePanel} />
      </header>
      <div className="overflow-x-auto p-5">
        <table className="w-full">
          <thead>
            <tr>
              <th scope="row" className={HEAD}>
                {head}
              </th>
              {columns.map(({ id, title, note, name }) => (
                <th key={id} scope="col" className="min-w-44 pr-4 pb-3 text-left align-top font-normal">
                  <span className="flex items-start justify-between gap-1">
                    <span>
                      <b className="font-semibold text-ink">{title}</b>
                      <span className="block text-12 text-muted">{note}</span>
                    </span>
                    <IconButton
                      name="close"
                      label={copy.remove(name)}
                      className="size-8!"
                      onClick={() => on.toggleCompared(id)}
                    />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className={`py-2.5 ${HEAD}`}>
                  {name}
                </th>
                {cells.map(({ shown, best }, at) => (
                  <td key={columns[at]?.id} className="py-2.5 pr-4 align-top text-ink">
                    {shown}
                    {best !== null && <span className="text-12 text-good"> {best}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-line">
              <th scope="row" className={`pt-4 ${HEAD}`}>
                {copy.rows.choice}
              </th>
              {columns.map(({ id, choice }) => (
                <td key={id} className="pt-4 pr-4">
                  <span className="flex">{choice}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Dialog>
  );
}
