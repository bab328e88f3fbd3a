// Price book category shapes and commands.
import { z } from 'zod';
import { OneLine, SeveralLines } from '../shared/text.ts';

export const CategoryType = z.enum(['service', 'material']);
export type CategoryType = z.infer<typeof CategoryType>;

export const Details = z.object({
  name: z.string(),
  description: z.string().nullable(),
  type: CategoryType,
  order: z.int().min(0),
});

const AddCategory = Details.extend({
  name: OneLine('Please enter a name').min(1, 'Please enter a name').max(200),
  description: SeveralLines().max(2000).nullable(),
  order: z
    .int()
    .min(0, 'Please enter an order from 0 to 10000')
    .max(10_000, 'Please enter an order from 0 to 10000'),
});

export const commands = {
  AddCategory,
  /** Missing fields stay unchanged. */
  EditCategory: AddCategory.omit({ type: true }).partial(),
  /** `hadItems` is filled in by the server: whether the category ever had an item. */
  RemoveCategory: z.object({ hadItems: z.boolean() }),
  RestoreCategory: z.object({}),
};
