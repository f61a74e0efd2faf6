import { PG_TOOL } from '../../../../domain/desk/tools/pg';
import { pgWords } from '../../../copy/desk/pg';
import { kitOf } from '../kit';
import { PgPicture } from '../pictures/pg-picture';

export default kitOf({ tool: PG_TOOL, words: pgWords, Picture: PgPicture });
