import { Pagination, type PaginationProps } from '../../ui/show/pagination';

/** The pages of a table at the desk; a single page is only counted. */
export const TablePages = (pages: PaginationProps) =>
  pages.count > 1 ? <Pagination {...pages} /> : <p className="mt-3 text-muted">{pages.total}</p>;
