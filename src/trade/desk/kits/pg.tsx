import { PG_TOOL } from '../../../../domain/desk/tools/pg';
import { pgWords } from '../../../copy/desk/pg';
import { createKit } from '../kit';
import { PgPicture } from '../pictures/pg-picture';

export default createKit({ tool: PG_TOOL, words: pgWords, Picture: PgPicture });
