import { pageSectionSchema } from '@flota/schemas';
import { z } from 'zod';

/** The titled parts of a page or brand as the database keeps them. */
export const sectionsSchema = z.array(pageSectionSchema);
