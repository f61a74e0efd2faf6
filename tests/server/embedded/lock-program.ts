import { lockDirectory } from '../../../server/base/database/directory-lock';

const [folder = ''] = process.argv.slice(2);

process.stdin.once('data', () => {
  try {
    lockDirectory(folder);
    console.log('took it');
  } catch (error) {
    console.log(`refused: ${(error as Error).message}`);
  }
});
process.stdin.once('end', () => process.exit());
console.log('waiting');
