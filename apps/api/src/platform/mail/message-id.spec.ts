import { expect, it } from '@jest/globals';
import { messageIdOf } from './message-id.js';

it.each([
  ['Financiera del Norte <hola@Norte.mx>', '<1@norte.mx>'],
  ['hola@norte.mx', '<1@norte.mx>'],
  ['nadie', '<1@localhost>'],
])('a mail of %s bears %s', (sender, id) => {
  expect(messageIdOf('1', sender)).toBe(id);
});
