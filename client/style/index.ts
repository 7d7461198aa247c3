import '@fontsource/cormorant/600.css';
import '@fontsource/cormorant/700.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/alegreya-sans/800.css';
import './tokens.css';
import './base.css';
import './controls.css';
