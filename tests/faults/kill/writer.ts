import { openEmbedded } from '../../../server/base/database/embedded';

const [folder = '', round = '0'] = process.argv.slice(2);

/** Writes orders of two rows until killed, and prints each number only after its commit. */
const database = await openEmbedded(folder);
await database.query('create table if not exists orders (round int, n int, primary key (round, n))');
await database.query('create table if not exists lines (round int, n int, primary key (round, n))');
const kept = await database.query(
  'select round, count(*) as count, max(n) as last from orders group by round order by round',
);
const [halves] = await database.query(
  'select count(*) as count from orders full join lines using (round, n) where orders.n is null or lines.n is null',
);
console.log(`open ${JSON.stringify({ kept, halves: halves?.['count'] })}`);

for (let n = 1; ; n += 1) {
  await database.tx(async (inside) => {
    await inside.query('insert into orders values ($1, $2)', [Number(round), n]);
    await inside.query('insert into lines values ($1, $2)', [Number(round), n]);
  });
  console.log(`ack ${n}`);
}
