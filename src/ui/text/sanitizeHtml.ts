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

function openLinksInNewTab(fragment: DocumentFragment) {
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/**
 * Parses HTML and removes everything but simple formatting, tables and links. Only http, https, mailto and tel links keep their
 * address; they open in a new tab.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'lang', 'dir', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  replaceHeadings(fragment);
  openLinksInNewTab(fragment);
  return fragment;
}
