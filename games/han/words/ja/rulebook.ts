export { rulebook } from '../en/rulebook.ts';
