export { alertSchema } from '@flota/schemas';
