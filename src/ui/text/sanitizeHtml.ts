import DOMPurify from 'dompurify';

const allowedTags =
  'a b blockquote br code dd div dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );

/** Replaces headings with paragraphs, so they do not become part of the page's outline. */
function replaceHeadings(fragment: DocumentFragment) {
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const paragraph = document.createElement('p');
    paragraph.className = 'rich-text__heading';
    paragraph.append(...heading.childNodes);
    heading.replaceWith(paragraph);
  }
}

/** Replaces links that have lost their address with their content, because they would look like links. */
function finishLinks(fragment: DocumentFragment) {
  for (const link of fragment.querySelectorAll('a')) {
    if (!link.hasAttribute('href')) {
      link.replaceWith(...link.childNodes);
      continue;
    }
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/**
 * Parses HTML and removes everything but simple formatting, tables and links. Only http, https, mailto and tel links remain;
 * they open in a new tab. A relative link becomes text: this client does not have the pages of the community's own site.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'lang', 'dir', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  replaceHeadings(fragment);
  finishLinks(fragment);
  return fragment;
}
