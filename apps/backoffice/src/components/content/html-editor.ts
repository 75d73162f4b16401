import { DefaultEditorOptions } from 'ra-input-rich-text';

const starterKit = DefaultEditorOptions.extensions?.find(({ name }) => name === 'starterKit');
if (!starterKit) throw new Error('The editor came without its starter kit');

/** Only what the server's clean-up of HTML lets through, so that nothing is lost on saving. */
export const EDITOR_OPTIONS = {
  extensions: [
    starterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      strike: false,
      horizontalRule: false,
      // Links open where the reader is, as those of the site do.
      link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    }),
  ],
};
