import { Pagination, type PaginationProps } from '../../ui/show/pagination';

export const TablePages = (pages: PaginationProps) =>
  pages.count > 1 ? <Pagination {...pages} /> : <p className="mt-3 text-muted">{pages.total}</p>;
