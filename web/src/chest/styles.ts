// The style of the chest, in the order in which one sheet yields to the next. Whoever shows a part of it takes all of it.
import './style/kinds.css'
import './style/pieces.css'
import './style/editor.css'
import './style/sets.css'
import './style/narrow.css'
