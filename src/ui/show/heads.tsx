export const Heads = ({ heads, className }: { heads: readonly string[]; className?: string }) => (
  <thead className={className}>
    <tr className="border-b border-line-strong text-left text-12 text-muted">
      {heads.map((head) => (
        <th key={head} scope="col" className="py-2 pr-4 font-normal">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);
